/** Whether a member of staff may do something. */
type Matrix<Role extends string, Resource extends string, Verb extends string> = Readonly<
  Record<Role, Readonly<Partial<Record<Resource, readonly Verb[]>>>>
>

/** False when there is no admin, when the admin is not active, or when the role lacks it. */
export function can<Role extends string, Resource extends string, Verb extends string>(
  matrix: Matrix<Role, Resource, Verb>,
  admin: { readonly role: Role; readonly isActive: boolean } | null | undefined,
  resource: Resource,
  verb: Verb,
): boolean {
  if (!admin?.isActive || !Object.hasOwn(matrix, admin.role)) return false
  return matrix[admin.role][resource]?.includes(verb) ?? false
}
