/** Text as a part of a regular expression that means nothing but itself. */
export const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
