/** The Hindi of what its declarations say in English. */
export const galleriesSentences: Record<string, string> = {
  Galleries: "फ़ोटो गैलरियाँ",

  "Failed to fetch galleries. Please try again.": "फ़ोटो गैलरियाँ लोड नहीं हो सकीं। कृपया फिर कोशिश करें।",
  "Gallery created successfully!": "फ़ोटो गैलरी बना दी गई।",
  "An error occurred. Please try again.": "कोई गड़बड़ी हुई। कृपया फिर कोशिश करें।",
  "Gallery updated successfully!": "फ़ोटो गैलरी बदल दी गई।",
  "Gallery deleted successfully!": "फ़ोटो गैलरी हटा दी गई।",
  "Are you sure you want to delete this gallery?": "क्या यह फ़ोटो गैलरी हटाई जाए?",
  "No galleries available": "अभी कोई फ़ोटो गैलरी नहीं है।",
};
