import { articleContent } from "../../content/articles.ts";
import { buttonClass } from "../../ui/button.tsx";
import { NotFoundDrawing } from "../../ui/not-found-drawing.tsx";

type ArticleMissingProps = {
  notFound: { title: string; text: string };
  /** The way back. */
  back?: { href: string; label: string };
};

const resources = { href: "/resources", label: articleContent.back };

/** Shown when an article or a list does not exist or cannot be read (spec section 8). */
export function ArticleMissing({ notFound, back = resources }: ArticleMissingProps) {
  return (
    <>
      <NotFoundDrawing size="narrow" />
      <div className="page-width quarters items-start gap-y-16px pt-48px pb-72px">
        <h1 className="md:col-span-2 t-d2">{notFound.title}</h1>
        <p className="t-lead text-ink2 md:pl-24px md:pr-40px">{notFound.text}</p>
        <p className="inset">
          <a href={back.href} className={buttonClass({ variant: "primary" })}>
            {back.label}
          </a>
        </p>
      </div>
    </>
  );
}
