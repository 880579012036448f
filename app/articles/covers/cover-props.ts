/** What every cover is told. */
export type CoverProps = {
  /** Whether the wide window shows it, with its wings and all labels. */
  wide: boolean;
};
