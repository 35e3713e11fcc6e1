/** As the contract has them (a test compares); its schemas would make this page twice as heavy. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const deleteConfirmation = 'delete my account'
