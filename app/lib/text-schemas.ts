import * as v from "valibot";

import { cleanText } from "./clean-text.ts";

/** Text that a visitor typed, without what nobody sees. */
export const text = () => v.pipe(v.string(), v.transform(cleanText));

/** Text of at least one character, or of more; the message names the field. */
export const requiredText = (
  field: string,
  limit: number,
  requiredMessage = `${field} is required`,
  min = 1,
) =>
  v.pipe(
    text(),
    v.minLength(min, requiredMessage),
    v.maxLength(limit, `${field} must be less than ${limit} characters`),
  );

/** Text that may be missing, which is the same as empty. */
export const optionalText = (field: string, limit: number) =>
  v.optional(
    v.pipe(text(), v.maxLength(limit, `${field} must be less than ${limit} characters`)),
    "",
  );
