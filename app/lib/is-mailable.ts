/** A dot-atom of at most 64 characters at a domain name of labels of at most 63 (RFC 5321, 5322). */
const strictEmail =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Whether a mail service takes an address, without a display name. Forms take more, such as
 * `a..b@x.com`: a service refuses the whole mail for such an address.
 */
export const isMailable = (email: string): boolean =>
  email.length <= 254 && strictEmail.test(email);
