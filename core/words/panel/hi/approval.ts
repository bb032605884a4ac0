import type { PanelWords } from "../panel-words.ts";

export const approval: PanelWords["approval"] = {
  waiting: "स्वीकृति की प्रतीक्षा में",
  returned: "सुधार के लिए लौटाया गया",
  state: "स्वीकृति",
  filter: "स्वीकृति के अनुसार",
  anyState: "स्वीकृति की कोई भी स्थिति",
  note: "टिप्पणी",
  noteOf: (note) => `टिप्पणी: ${note}`,
  formText: "यह ड्राफ़्ट के रूप में सहेजा जाएगा। तैयार होने पर इसे सूची से या लिखने की स्क्रीन से स्वीकृति के लिए भेजें।",
  saveFirst: "पहले सहेजें; फिर इसे भेजा या इस पर निर्णय लिया जा सकता है।",
  submittedBy: (person, moment) => `${person} ने भेजा, ${moment}`,
  read: "पढ़ें और निर्णय लें",
  submit: "स्वीकृति के लिए भेजें",
  submitted: "भेज दिया गया। कोई सहकर्मी इसे प्रकाशित करेंगे या टिप्पणी के साथ लौटाएँगे।",
  approve: "स्वीकार करके प्रकाशित करें",
  approved: "स्वीकार करके प्रकाशित किया गया।",
  sendBack: "सुधार के लिए लौटाएँ",
  sendBackTitle: (title) => `“${title}” को सुधार के लिए लौटाएँ`,
  sendBackText: "लेखक को ड्राफ़्ट के साथ आपकी टिप्पणी दिखेगी। वे इसे सुधारकर फिर भेजेंगे।",
  sentBack: "लेखक को लौटा दिया गया।",
  noteRequired: "लिखें कि लेखक क्या बदलें।",
  changedMeanwhile: "सूची खोलने के बाद यह बदल गया है। इसे फिर से देखकर निर्णय लें।",
  onlyWaiting: "केवल वे, जो स्वीकृति की प्रतीक्षा में हैं",
  showAll: "सब दिखाएँ",
  showWaiting: (count) => `स्वीकृति की प्रतीक्षा में: ${count}`,
  noneWaiting: "स्वीकृति की प्रतीक्षा में कुछ नहीं है।",
  taskWaiting: (count) =>
    count === 1 ? "1 ड्राफ़्ट स्वीकृति की प्रतीक्षा में है" : `${count} ड्राफ़्ट स्वीकृति की प्रतीक्षा में हैं`,
  taskWaitingDetail: "पढ़कर प्रकाशित करें या टिप्पणी के साथ लौटाएँ",
  taskReturned: (count) =>
    count === 1 ? "आपका 1 ड्राफ़्ट सुधार के लिए लौटाया गया" : `आपके ${count} ड्राफ़्ट सुधार के लिए लौटाए गए`,
  /** The titles are those of the user's own drafts. */
  published: (titles) => `इस सप्ताह प्रकाशित हुआ: ${titles}`,
  taskReturnedDetail: "टिप्पणी में लिखा है कि क्या बदलना है",
};
