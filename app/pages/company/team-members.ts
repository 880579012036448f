import { site } from "../../content/site.ts";

/** Somebody of the leadership team. All of them are made up. */
export type TeamMember = {
  name: string;
  role: string;
  description: string;
  /** Path of a picture, 96 px square; without one the initials stand in its place. */
  image?: string;
  profileUrl: string;
  email: string;
};

type Person = Omit<TeamMember, "profileUrl" | "email">;

const people: readonly Person[] = [
  {
    name: "Ilse Ravendal",
    role: "Chief Executive Officer",
    description:
      "Ran data centers for hospitals before founding AIOI. Reads every contract for the sentence that says where records go.",
  },
  {
    name: "Tomas Okerege",
    role: "Chief Technology Officer",
    description:
      "Wrote the first gateway and still reviews each change to it. Wants the platform to be boring at three in the morning.",
  },
  {
    name: "Mira Lindqvar",
    role: "Head of Models",
    description:
      "Decides which models are verified and signed, and publishes what each one got wrong in our tests.",
  },
  {
    name: "Dario Fenwright",
    role: "Head of Security",
    description:
      "Draws the boundary with your security team and then spends a week trying to get a byte across it.",
  },
  {
    name: "Noor Hathersage",
    role: "Head of Delivery",
    description:
      "Leads the engineers who install on your site. Leaves when your own people have done a release without us.",
  },
  {
    name: "Mei Calloway",
    role: "Head of Partnerships",
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
