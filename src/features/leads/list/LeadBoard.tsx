/** The leads as columns by stage. */
export const LeadBoard = ({ ids }: { ids: readonly string[] }) => <p>{ids.length}</p>;
