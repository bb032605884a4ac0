/** Files and pictures. */
export const FILES = {
  image_too_large: "Image size exceeds {megabytes}MB",
  notice_file_too_large: "Choose a file within the limit: images {image} MB, PDF files {pdf} MB",
  scan_too_large:
    "The file is larger than {megabytes} MB. Scan it again at a lower resolution or in black and white, and choose the smaller file",
  choose_picture: "Choose a picture",
  choose_pdf: "Choose a PDF",
  pdf_too_large: "Choose a PDF of at most {megabytes} MB",
  describe_picture: "Say in a few words what the picture shows, for those who cannot see it",
  wrong_type_picture: "Choose a JPEG, PNG or WebP image",
  wrong_type_notice_file: "Choose a JPEG, PNG or WebP image or a PDF",
  not_a_picture_name: "must be the name of a stored picture",
  range_not_satisfiable: "The file is shorter than the part that was asked for",
  damaged_image: "The image is damaged and could not be read",
  damaged_pdf: "The PDF is damaged or built in an unusual way. Export it again as a plain PDF",
  animated_image: "Moving images cannot be used. Choose a still image",
  storage_full:
    "The server has no space left, so nothing was saved. Delete pictures and files that are no longer needed, delete them for good in the trash, and save again.",
  too_many_staged:
    "Too many pictures wait to be saved. Save the forms they belong to, or try again tomorrow: what nobody saves is removed after a day.",
  picture_in_no_entry: "A picture is in no album or post any more. Load the page again.",
  field_takes_no_file: "This field does not take a file",
  one_file_only: "Choose one file only",
  file_missing: "Send one file",
  field_not_file: "Send a file in this field",
  pdf_with_script:
    "The PDF contains a script, an attached file or a program to start. Export it again as a plain PDF",
  pdf_with_links:
    "The PDF opens other files or sends what is typed into it. Export it again as a plain PDF without such links and buttons",
  pdf_protected: "The PDF is protected. Save it without password or protection and choose it again",
  pdf_too_elaborate:
    "The PDF is too elaborate to be checked. Print it to a new PDF or split it, and choose it again",
  picture_not_staged:
    "A picture of the list is not on the server: it was saved already, or has waited for more than a day. Send it again.",
  picture_not_on_page: "This page has no such picture; send it again",
  pdf_not_on_page: "This page has no such PDF; send it again",
  caption_without_picture:
    "A caption is for a picture that is no longer here. Remove the caption, or add the picture again.",
  picture_kept_twice: "keep names each picture at most once",
  image_too_detailed: "Images may have at most {maximum} megapixels",
  too_many_files_sent: "At most {maximum} files can be sent at once",
  too_many_files_chosen: "Choose at most {maximum} files",
  file_not_sent: "No file was sent for {name}",
  file_not_used: "No picture of the document is {name}",
  field_without_pictures: "{type} has no pictures called {name}",
  field_not_removable: "remove takes {names}",
} as const;
