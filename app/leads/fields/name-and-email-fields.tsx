import { TextField } from "../../ui/fields/text-field.tsx";

type PersonFieldsProps = {
  errors: { firstName?: string; lastName?: string; email?: string };
};

/** First name, last name and e-mail, which every lead form begins with. */
export function NameAndEmailFields({ errors }: PersonFieldsProps) {
  return (
    <>
      <TextField
        name="firstName"
        label="First name"
        autoComplete="given-name"
        required
        error={errors.firstName}
      />
      <TextField
        name="lastName"
        label="Last name"
        autoComplete="family-name"
        required
        error={errors.lastName}
      />
      <TextField
        className="col-span-2"
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        required
        error={errors.email}
      />
    </>
  );
}
