import { navigation } from "../../content/navigation.ts";
import { NewsletterForm } from "../../leads/newsletter-form.tsx";
import styles from "./newsletter-field.module.css";

/** The footer's newsletter form. It also posts without JavaScript. */
export default function NewsletterField() {
  const { label, placeholder, submit } = navigation.newsletter;
  return (
    <NewsletterForm
      ctaId="footer"
      className={styles.form}
      field={{ id: "footer-email", label, placeholder, className: styles.address }}
      buttonClass={styles.send}
    >
      {(busyLabel) => (
        <>
          <span className="sr-only">{busyLabel ?? submit}</span>
          <i aria-hidden="true" className="i-mark-arrow-right size-16px" />
        </>
      )}
    </NewsletterForm>
  );
}
