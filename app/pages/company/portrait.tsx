/** Somebody's picture, 96 px square; without one their initials on a hatched square. */
export function Portrait({ name, image }: { name: string; image: string | undefined }) {
  if (image !== undefined)
    return <img src={image} alt="" width="96" height="96" className="sm:max-md:row-span-3" />;
  const initials = name
    .split(" ")
    .map((part) => part.charAt(0))
    .join("");
  return (
    <span
      aria-hidden="true"
      className="grid place-items-center w-96px h-96px hatch border border-ink sm:max-md:row-span-3"
    >
      <span className="grid place-items-center w-48px h-48px bg-surface border border-ink t-value">
        {initials}
      </span>
    </span>
  );
}
