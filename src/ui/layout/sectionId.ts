/** The fragment of a section's address: 'going-quiet' of 'Going quiet'. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
