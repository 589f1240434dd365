/** The most views of one person. */
export const mostViews = 30

/** The longest name of a view, in characters. */
export const longestViewName = 60
