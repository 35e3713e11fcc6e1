/** What an entry is called: its own words, or its category's name where there are none. */
type Names = ReadonlyMap<string, string>

const nameOf = (categoryId: string | null, names: Names) =>
  categoryId === null ? '' : (names.get(categoryId) ?? '')

export const describedBy = (words: string, categoryId: string | null, names: Names): string =>
  words.trim() || nameOf(categoryId, names)

/** With another category: who is called by the old one is called by the new one. */
export function renamedWith(
  row: { readonly description: string; readonly categoryId: string | null },
  categoryId: string | null,
  names: Names,
): string {
  const isByCategory = row.description !== '' && row.description === nameOf(row.categoryId, names)
  return (isByCategory && nameOf(categoryId, names)) || row.description
}
