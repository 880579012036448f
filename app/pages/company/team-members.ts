import { site } from "../../content/site.ts";

/** The drawing of what somebody built. */
export type BuiltLine = "clause" | "gateway" | "signature" | "attempts" | "key" | "bridge";

/** A member of the leadership team. All of them are made up. */
export type TeamMember = {
  name: string;
  role: string;
  description: string;
  /** What they built, and its drawing. */
  work: string;
  line: BuiltLine;
  /** Path of a photo, 312 by 168 px, instead of the drawing. */
  image?: string;
  profileUrl: string;
  email: string;
};

type Person = Omit<TeamMember, "profileUrl" | "email">;

const people: readonly Person[] = [
  {
    name: "Ilse Ravendal",
    role: "Chief Executive Officer",
    work: "the clause on where records go",
    line: "clause",
    description:
      "Ran data centers for hospitals before founding AIOI. Reads every contract for the sentence that says where records go.",
  },
  {
    name: "Tomas Okerege",
    role: "Chief Technology Officer",
    work: "the first gateway",
    line: "gateway",
    description:
      "Wrote the first gateway and still reviews each change to it. Wants the platform to be boring at three in the morning.",
  },
  {
    name: "Mira Lindqvar",
    role: "Head of Models",
    work: "the signature on a model",
    line: "signature",
    description:
      "Decides which models are verified and signed, and publishes what each one got wrong in our tests.",
  },
  {
    name: "Dario Fenwright",
    role: "Head of Security",
    work: "seven attempts on your wall",
    line: "attempts",
    description:
      "Draws the boundary with your security team and then spends a week trying to get a byte across it.",
  },
  {
    name: "Noor Hathersage",
    role: "Head of Delivery",
    work: "the key, handed over",
    line: "key",
    description:
      "Leads the engineers who install on your site. Leaves when your own people have done a release without us.",
  },
  {
    name: "Mei Calloway",
    role: "Head of Partnerships",
    work: "the bridge partners come in by",
    line: "bridge",
    description:
      "Built two integrators’ AI practices before joining. Answers each application to the partner program herself.",
  },
];

const mailHost = site.email.slice(site.email.indexOf("@"));

/** The leadership team (spec section 2, "Company"). */
export const team: readonly TeamMember[] = people.map((person) => {
  const [first = "", ...rest] = person.name.toLowerCase().split(" ");
  return {
    ...person,
    profileUrl: `${site.profilesUrl}/${[first, ...rest].join("-")}`,
    email: `${first}${mailHost}`,
  };
});
