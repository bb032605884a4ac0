/** Help texts in the forms of pages. */
export const HINTS: Record<string, string> = {
  "For search engines, and where the site is shared.": "सर्च इंजन के लिए, और जहाँ वेबसाइट का लिंक साझा किया जाए।",
  "A square picture. Browser tabs, home screens and shared links show it too.":
    "चौकोर फ़ोटो। ब्राउज़र के टैब, मोबाइल की होम स्क्रीन और साझा किए गए लिंक में भी यही दिखता है।",
  "Name and address as they stand on letters: one line each. The menu on phones, the footer and printed pages show them.":
    "नाम और पता जैसे पत्रों पर छपते हैं, अलग-अलग पंक्तियों में। मोबाइल के मेनू, पृष्ठ के निचले भाग और छपे हुए पृष्ठों पर ये दिखते हैं।",
  "The first one is called from the header and the footer.": "पृष्ठ के ऊपर और नीचे से पहला नंबर ही डायल होता है।",
  "A sentence, such as “We ring you back by the next working day.” It is shown after a message was sent, and in the mail to its sender.":
    "एक वाक्य, जैसे “हम अगले कार्यदिवस तक फ़ोन करते हैं।” यह संदेश भेजने के बाद और भेजने वाले को मिलने वाले ईमेल में दिखता है।",
  "Paste a link from a map, or the two numbers such as 23.1793, 75.7849.":
    "मानचित्र का लिंक पेस्ट करें, या दो संख्याएँ लिखें, जैसे 23.1793, 75.7849।",
  "https://wa.me/ and the number, with 91 in front": "https://wa.me/ और उसके बाद नंबर, आगे 91 लगाकर",
  "Where SSM(login) in the menu leads.": "मेनू का SSM (लॉगिन) यहाँ ले जाता है।",
  "They stay open to everybody who has their address, and search engines still find them. Pages without content are in no menu anyway.":
    "जिनके पास इनका पता है, वे इन्हें देख सकते हैं, और सर्च इंजन भी इन्हें खोज लेते हैं। खाली पृष्ठ वैसे भी किसी मेनू में नहीं होते।",
  "The members have a screen of their own.": "सदस्यों के लिए अलग स्क्रीन है।",
};
