/** The parameters that filter the list of students. */
export const STUDENT_FILTERS = ["q", "class", "section", "hasLeft"];
