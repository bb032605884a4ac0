import { describe, expect, it } from "vitest";
import { inEnglish } from "../../../core/content/messages/message.ts";
import { label } from "../../../core/words/label.ts";
import { videoAddressText } from "./video-address.ts";

const schema = videoAddressText(label("Video", "वीडियो"));
const errorOf = (address: string) => {
  const [issue] = schema.safeParse(address).error?.issues ?? [];
  return issue && inEnglish(issue.message);
};

describe("the address of a video", () => {
  it.each([
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    "https://m.youtube.com/watch?feature=share&v=aqz-KE-bpKQ&t=12",
    "https://youtu.be/aqz-KE-bpKQ?si=abc",
    "https://www.youtube.com/shorts/aqz-KE-bpKQ",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
    "https://vimeo.com/76979871",
    "https://player.vimeo.com/video/76979871",
    "https://drive.google.com/file/d/1aBcDeFgHiJkLmNop/view?usp=sharing",
    "https://drive.google.com/open?id=1aBcDeFgHiJkLmNop",
  ])("may be %s", (address) => {
    expect(errorOf(address)).toBeUndefined();
  });

  it.each([
    "https://www.youtube.com/",
    "https://www.youtube.com/@someschool",
    "https://www.youtube.com/results?search_query=v=aqz-KE-bpKQ",
    "https://youtu.be/",
    "https://www.youtube.com/channel/UCaBcDeFgHiJkLmNopQrStUv",
    "http://192.168.1.10/watch?v=aqz-KE-bpKQ",
    "https://school.example/inspection",
    "https://youtube.com.school.example/watch?v=aqz-KE-bpKQ",
    "https://school.example/https://youtu.be/aqz-KE-bpKQ",
    "https://drive.google.com/drive/folders/1aBcDeFgHiJkLmNop",
  ])("is not %s", (address) => {
    expect(errorOf(address)).toBe(
      "Video must be a link to a video on YouTube, Vimeo or Google Drive, such as https://youtu.be/AbCdEf12345",
    );
  });

  it.each(["youtube", "javascript:alert(1)"])("is a web address, unlike %s", (address) => {
    expect(errorOf(address)).toBe("Video must be a web address such as https://example.com");
  });
});
