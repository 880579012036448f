/** How long crawlers may keep sitemap.xml and its like, in seconds. */
export const generatedFileTtlSeconds = 3600;

/** How far ahead security.txt says it expires, in days; RFC 9116 advises less than a year. */
export const securityContactDays = 180;
