export const enquiriesIslands = {
  contactForm: async () => (await import("./contact-form.tsx")).ContactForm,
};
