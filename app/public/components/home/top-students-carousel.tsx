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
        slideClassName="basis-full pl-[30px] md:basis-1/3 lg:basis-1/4"
        trackClassName="-ml-[30px] pb-3"
      >
        {students.map((student) => (
          <article
            key={student._id}
            className="card mx-auto flex h-full max-w-sm flex-col items-center p-6 text-center"
          >
            <UploadPicture
              name={student.image}
              person={student.name}
              alt=""
              upTo={320}
              sizes="144px"
              className="size-36 rounded-full border-4 border-saffron-soft object-cover"
            />
            <h3 lang={languageOf(student.name)} className="mt-4 text-subhead text-maroon">
              {student.name}
            </h3>
            <p className="text-ink-soft">Class: {student.class}</p>
            <p className="mt-2 rounded-full bg-leaf-soft px-4 py-1 font-bold text-leaf">
              Percent: {student.percent}%
            </p>
          </article>
        ))}
      </Slides>
    </Section>
  );
}
