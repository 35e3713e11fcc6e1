/** What groups are held to, on a device and at the server. */

/** What was deleted in a group can be restored this long. */
export const restoreDays = 30

/** What somebody wrote down to their own good may be answered this long before they go on it. */
export const answerDays = 3

/** Who left is not counted. */
export const mostMembers = 50

/** Names without an account, until only who leads the group adds more: nobody else fills it up. */
export const mostNamesByMembers = 10
