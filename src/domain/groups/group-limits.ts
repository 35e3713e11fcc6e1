/** What groups are held to, on a device and at the server. */

/** What was deleted in a group can be restored this long. */
export const restoreDays = 30

/** Who left is not counted. */
export const mostMembers = 50

/** Names without an account, until only who leads the group adds more: nobody else fills it up. */
export const mostNamesByMembers = 10
