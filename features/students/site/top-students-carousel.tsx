import type { SectionHead } from "../../../core/content/pages/fields.ts";
import type { ShownEntry } from "../../../core/server/pages/site-content.ts";
import { Section } from "../../../core/site/components/section.tsx";
import { orElse, textOf, Words } from "../../../core/site/components/words.tsx";
import { Slides } from "../../../core/site/pictures/slides.tsx";
import { UploadPicture } from "../../../core/site/pictures/upload-picture.tsx";
import { useSite } from "../../../core/site/site-context.tsx";
import { nameOfClass } from "../../school/content/exports.ts";

interface TopStudentsCarouselProps {
  section: SectionHead;
  students: readonly ShownEntry<"topStudents", "name" | "class" | "percent" | "image">[];
}

export function TopStudentsCarousel({ section, students }: TopStudentsCarouselProps) {
  const { school, words, language } = useSite();
  if (students.length === 0) return null;
  const heading = orElse(section.heading, words.home.topStudents);
  return (
    <Section id="top-students" heading={heading} line={section.line} tone="deep">
      <Slides label={textOf(heading, language)} autoplayMs={1500} className="top-student-slides">
        {students.map((student) => (
          <article key={student._id} className="card top-student">
            <UploadPicture name={student.image} person={student.name} alt="" upTo={320} sizes="144px" />
            <div>
              <Words of={student.name} as="h3" />
              <p>{words.home.class(nameOfClass(school.classes, student.class, language))}</p>
              <b>{words.home.percent(student.percent)}</b>
            </div>
          </article>
        ))}
      </Slides>
    </Section>
  );
}
