/** What a browser paints around a page, in light and dark. */
export const themeColours = { light: '#fbfaf7', dark: '#161310' } as const
