/** The longest note on a version, in characters. */
export const longestNote = 500
