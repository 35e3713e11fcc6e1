/**
 * The books of visitors who only try it, and the groups in which there is nobody else. A select of
 * scopes: what belongs to one of them is in no list and no figure of the staff.
 */
export const demoScopes = `(select scope from users where demo_until is not null
  union all
  select g.scope from users d join groups g on g.member_ids @> array[d.id]
    where d.demo_until is not null and not exists (
      select from users u where u.id = any(g.member_ids) and u.demo_until is null
        and u.guest_of is null))`
