/**
 * Whether the Worker said it. A proxy or a gateway on the way may answer in its place; what is no
 * result of a server function reaches the caller as the `Response`, or as whatever JSON it held.
 */
export const isResult = (value: unknown): value is { status: string } =>
  typeof value === "object" &&
  value !== null &&
  "status" in value &&
  typeof value.status === "string";
