/** Beside the fields of the contact form, whose required ones carry the mark. */
export const requiredLegend = "* required";

/**
 * Labels of every submit button, idle and busy (spec section 4). A file of its own, because pages need
 * it before they load the toasts.
 */
export const submitLabels = {
  getStarted: { submit: "Submit request", submitting: "Submitting..." },
  hireMe: { submit: "Submit request", submitting: "Submitting..." },
  consultation: { submit: "Submit request", submitting: "Submitting..." },
  contactUs: { submit: "Send message", submitting: "Sending..." },
  partner: { submit: "Submit application", submitting: "Submitting..." },
  contactPage: { submit: "Send Message", submitting: "Sending..." },
  newsletter: { submit: "Subscribe", submitting: "Subscribing..." },
} as const;
