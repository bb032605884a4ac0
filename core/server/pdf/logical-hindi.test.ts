import { expect, it } from "vitest";
import { inLogicalOrder } from "./logical-hindi.ts";

it("Hindi in the order of printed signs is put into the order of typing", () => {
  expect(inLogicalOrder("िवद्याथीर् िनधार्िरत कायर्क्रम अधर्वािषर्क िवद्यािथर्यों प्राथर्ना फ़रवरी िज़ला")).toBe(
    "विद्यार्थी निर्धारित कार्यक्रम अर्धवार्षिक विद्यार्थियों प्रार्थना फ़रवरी ज़िला",
  );
});

it("Hindi in the order of typing stays as it is", () => {
  const text = "विद्यार्थी निर्धारित कार्यक्रम प्रार्थना वर्षा गर्मी निर्णय स्थिति";
  expect(inLogicalOrder(text)).toBe(text);
});
