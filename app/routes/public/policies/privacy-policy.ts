import { redirect } from 'react-router'

/** An address that other sites and old links know. */
export const loader = () => redirect('/privacy', 301)
