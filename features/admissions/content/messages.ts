export const admissionsMessages = {
  closes_before_opening: "The closing day must not be before the opening day",
  ages_swapped: "“Age below” must be more than “Age at least”",
} as const;
