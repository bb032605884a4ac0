import { both } from "../../../core/sample/document-parts.ts";

export const galleryPage = {
  head: {
    line: both("Festivals, games and ordinary happy days.", "त्योहार, खेल और रोज़ के हँसते-खेलते दिन।"),
    searchTitle: both("Gallery", "फ़ोटो गैलरी"),
    searchDescription: both(
      "Pictures of festivals, music, games, the kitchen garden and ordinary happy days at Adarsh Vidya Gurukul, Ujjain.",
      "आदर्श विद्या गुरुकुल, उज्जैन की फ़ोटो: त्योहार, संगीत, खेल, सब्ज़ियों की बगिया और रोज़ के हँसते-खेलते दिन।",
    ),
  },
};
