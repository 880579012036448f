/** Field of a post without script: the id under which the script has sent the same content before. */
export const postedIdField = "submissionId";
