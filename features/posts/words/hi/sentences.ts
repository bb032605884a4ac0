/** The Hindi of what its declarations say in English. */
export const postsSentences: Record<string, string> = {
  Block: "लेख",
  Blog: "ब्लॉग",
  "Posts and galleries": "लेख और फ़ोटो गैलरी",
  "Posts and galleries as drafts": "लेख और फ़ोटो गैलरी, ड्राफ़्ट के रूप में",

  "Author Name": "लेखक का नाम",
  "Author Image": "लेखक की फ़ोटो",
  "Full Post": "पूरा लेख",

  "Failed to fetch blocks.": "लेख लोड नहीं हो सके।",
  "Operation completed successfully!": "लेख सहेजा गया।",
  "Failed to save block. Please try again.": "लेख सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
  "Block deleted successfully!": "लेख हटा दिया गया।",
  "Failed to delete the block.": "लेख हटाया नहीं जा सका।",
  "Are you sure you want to delete this block?": "क्या यह लेख हटाया जाए?",
  "No blocks available. Create one to get started!": "अभी कोई लेख नहीं है। पहला लेख बनाएँ।",
};
