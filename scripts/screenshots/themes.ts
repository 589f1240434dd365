/** The color schemes in which pictures are taken. */
export const themes = ['light', 'dark'] as const
