/** Mail services that many people have an address at, and for which others are typed by mistake. */
export const commonEmailDomains = [
  "gmail.com",
  "googlemail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "protonmail.com",
] as const;

/** Services whose names look like a mistake in one of those above. */
export const similarEmailDomains = ["mail.com", "ymail.com", "email.com"] as const;

/** More services that give an address to anybody, for the mail to the team. */
export const otherFreeEmailDomains = [
  "aol.com",
  "fastmail.com",
  "gmx.at",
  "gmx.com",
  "gmx.de",
  "gmx.net",
  "hey.com",
  "live.com",
  "mail.ru",
  "me.com",
  "msn.com",
  "orange.fr",
  "pm.me",
  "proton.me",
  "qq.com",
  "t-online.de",
  "tutanota.com",
  "web.de",
  "yandex.ru",
  "zoho.com",
  "126.com",
  "163.com",
] as const;

/** Services that give an address for minutes, for the mail to the team. */
export const throwawayEmailDomains = [
  "10minutemail.com",
  "dispostable.com",
  "getnada.com",
  "grr.la",
  "guerrillamail.com",
  "maildrop.cc",
  "mailinator.com",
  "mailnesia.com",
  "mintemail.com",
  "moakt.com",
  "sharklasers.com",
  "temp-mail.org",
  "tempmail.com",
  "throwawaymail.com",
  "trashmail.com",
  "yopmail.com",
] as const;
