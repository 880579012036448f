/** Minutes between two buckets. */
export const bucketMinutes = 10;

/** Requests of each 10 minutes, from midnight to midnight. */
export const requestBuckets: readonly number[] = [
  115, 151, 49, 138, 120, 151, 65, 114, 134, 140, 90, 86, 148, 126, 117, 61, 157, 117, 138, 49, 155,
  117, 149, 55, 142, 131, 150, 78, 123, 157, 153, 121, 116, 199, 173, 186, 141, 263, 234, 282, 223,
  362, 358, 422, 380, 509, 555, 614, 611, 704, 807, 844, 883, 924, 1068, 1075, 1136, 1120, 1272,
  1252, 1304, 1244, 1365, 1335, 1352, 1272, 1336, 1324, 1295, 1227, 1229, 1259, 1195, 1164, 1119,
  1199, 1126, 1135, 1069, 1184, 1128, 1158, 1093, 1208, 1187, 1205, 1155, 1230, 1248, 1225, 1191,
  1199, 1249, 1174, 1151, 1089, 1155, 1044, 1020, 910, 974, 858, 822, 702, 745, 662, 605, 507, 516,
  492, 411, 356, 327, 366, 268, 254, 195, 280, 183, 190, 119, 220, 147, 151, 89, 172, 145, 123, 88,
  131, 159, 103, 100, 97, 175, 93, 113, 74, 181, 95, 119, 65, 172, 110,
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** All requests of the day. */
export const countRequests = (): number => sum(requestBuckets);

/** Requests before a bucket begins: what the log's last line number is then. */
export const countBefore = (bucket: number): number => sum(requestBuckets.slice(0, bucket));

/** The hour that the console's numbers are of. */
export const lastHour = { from: "13:00", to: "14:00", buckets: [78, 84] } as const;

export const countLastHour = (): number => sum(requestBuckets.slice(...lastHour.buckets));
