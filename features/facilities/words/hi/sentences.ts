/** The Hindi of what its declarations say in English. */
export const facilitiesSentences: Record<string, string> = {
  Facility: "सुविधा",

  "Facility Name": "सुविधा का नाम",

  "Error fetching facilities": "सुविधाएँ लोड नहीं हो सकीं।",
  "Facility created successfully": "सुविधा जोड़ दी गई।",
  "Error creating facility": "सुविधा जोड़ी नहीं जा सकी।",
  "Facility updated successfully": "सुविधा बदल दी गई।",
  "Error updating facility": "सुविधा सहेजी नहीं जा सकी।",
  "Facility deleted successfully": "सुविधा हटा दी गई।",
  "Error deleting facility": "सुविधा हटाई नहीं जा सकी।",
  "Are you sure you want to delete this facility?": "क्या यह सुविधा हटाई जाए?",
  "No facilities available": "अभी कोई सुविधा नहीं है।",
};
