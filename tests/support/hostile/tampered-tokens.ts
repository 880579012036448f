/**
 * Everything that is nearly a token: one bit of it another, one byte missing, twice, or in the other
 * letter case, something before or behind it, zeros before its numbers.
 */
export function tamperedTokens(token: string): Buffer[] {
  const bytes = Buffer.from(token, "latin1");
  const tampered: Buffer[] = [];
  for (const [index, byte] of bytes.entries()) {
    const before = bytes.subarray(0, index);
    const after = bytes.subarray(index + 1);
    const replaced = (...by: number[]) => Buffer.concat([before, Buffer.from(by), after]);
    for (let bit = 0; bit < 8; bit += 1) tampered.push(replaced(byte ^ (1 << bit)));
    tampered.push(replaced(), replaced(byte, byte), replaced(0x30, byte), replaced(0x20, byte));
  }
  for (const more of ["0", ".", "=", " ", "\0", "\n", "A", token]) {
    tampered.push(Buffer.from(token + more, "latin1"), Buffer.from(more + token, "latin1"));
  }
  tampered.push(Buffer.from(token.toUpperCase(), "latin1"), Buffer.alloc(0));
  return tampered.filter((other) => !other.equals(bytes));
}

/** Bytes as a parameter of an address. */
export const percentEncoded = (bytes: Buffer): string =>
  bytes.toString("hex").replaceAll(/../g, (pair) => `%${pair}`);

/**
 * Bytes as the value of a header.
 *
 * @returns null for what no header can hold, and for what only differs by the spaces around it
 */
export function headerValue(bytes: Buffer, token: string): string | null {
  const value = bytes.toString("latin1");
  // oxlint-disable-next-line no-control-regex -- these are what a header cannot hold
  return /[\u0000-\u0008\u000a-\u001f\u007f]/.test(value) || value.trim() === token ? null : value;
}
