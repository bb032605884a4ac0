export const facilities = { heading: "Our Facilities", none: "Our facilities will be shown here soon." };
