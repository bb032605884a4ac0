export const facilitiesMessages = {
  required_exclamation: "{label} is required!",
  name_empty: "Name cannot be empty",
} as const;
