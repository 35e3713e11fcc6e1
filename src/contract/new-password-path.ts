/** Where somebody who is logged in sets a new password: mails, messages and the app lead there. */
import { routes } from './routes.ts'

export const newPasswordPath = `${routes.profile.path}?password=1`
