/** Id of the drawer, for what opens and closes it. */
export const drawerId = "drawer";
