import { createContext } from 'react'

/** Of what time the answer is that a card shows; null where it is of now. */
export const AgeContext = createContext<string | null>(null)
