/** `max-age` of sitemap.xml and the other generated files, in seconds. */
export const generatedFileTtlSeconds = 3600;

/** How far ahead security.txt says it expires, in days; RFC 9116 advises less than a year. */
export const securityContactDays = 180;
