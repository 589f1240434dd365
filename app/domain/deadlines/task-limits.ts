/** The longest title of a task, in characters. */
export const longestTitle = 200
