/** The Hindi of what its declarations say in English. */
export const calendarSentences: Record<string, string> = {
  Events: "कैलेंडर के कार्यक्रम",
  Calendar: "कैलेंडर",

  meeting: "बैठक",
  "First day": "पहला दिन",
  "Last day": "अंतिम दिन",
  "Start time": "प्रारंभ का समय",
  "End time": "समाप्ति का समय",

  "Failed to fetch events.": "कैलेंडर लोड नहीं हो सका।",
  "Event added successfully!": "कार्यक्रम कैलेंडर में जोड़ दिया गया।",
  "Failed to save event. Please try again.": "कार्यक्रम सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
  "Event updated successfully!": "कार्यक्रम बदल दिया गया।",
  "Event deleted successfully!": "कार्यक्रम कैलेंडर से हटा दिया गया।",
  "Failed to delete event.": "कार्यक्रम हटाया नहीं जा सका।",
  "Are you sure you want to delete this event?": "क्या यह कार्यक्रम कैलेंडर से हटाया जाए?",
  "No events available": "कैलेंडर में अभी कुछ नहीं है।",
};
