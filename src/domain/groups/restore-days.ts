/** What was deleted in a group can be restored this long. */
export const restoreDays = 30
