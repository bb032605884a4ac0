import { home } from "../../../../content/pages/home.ts";
import { languageOf } from "../../../ui/language.ts";
import { Section } from "../section.tsx";
import { Slides } from "../slides.tsx";
import { UploadPicture } from "../upload-picture.tsx";

export interface ShownTopStudent {
  _id: string;
  name: string;
  class: string;
  percent: number;
  image: string | null;
}

export function TopStudentsCarousel({ students }: { students: readonly ShownTopStudent[] }) {
  if (students.length === 0) return null;
  return (
    <Section {...home.topStudents} tone="deep">
      <Slides
        label={home.topStudents.heading}
        autoplayMs={1500}
        stopsOnInteraction={false}
        className="-ml-[30px] pb-3 *:basis-full *:pl-[30px] md:*:basis-1/3 lg:*:basis-1/4"
      >
        {students.map((student) => (
          <article key={student._id} className="card top-student">
            <UploadPicture name={student.image} person={student.name} alt="" upTo={320} sizes="144px" />
            <div>
              <h3 lang={languageOf(student.name)}>{student.name}</h3>
              <p>{`Class: ${student.class}`}</p>
              <b>{`Percent: ${student.percent}%`}</b>
            </div>
          </article>
        ))}
      </Slides>
    </Section>
  );
}
